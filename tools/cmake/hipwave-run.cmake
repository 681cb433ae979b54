# One translation for hipwave_translate(): status 1 is no failure of the build.
execute_process(
  COMMAND ${HIPWAVE} translate ${INPUT} -o ${OUTPUT} ${OPTIONS} -- ${FLAGS}
  RESULT_VARIABLE status)
if(NOT status MATCHES "^[01]$")
  file(REMOVE ${OUTPUT})
  message(FATAL_ERROR "hipwave ended with status ${status}")
endif()
