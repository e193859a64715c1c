/** What is wrong with a field, whatever the form (ERR-08), and with the form (ERR-10). */
export const fields = {
  form: 'Validation failed. Fix the errors below to continue.',
  isRequired: '{{name}} is required',
  invalid: '{{name}} is not valid',
  required: 'Required field',
  empty: 'Field cannot be empty',
  notValid: 'Field is not valid',
  min: '{{name}} needs at least {{limit}} characters',
  max: '{{name}} can have at most {{limit}} characters',
  specialCharacters: 'No special characters allowed',
  spaces: 'No spaces allowed',
  outerSpace: 'No leading or trailing space',
  dateType: 'Invalid Date Type',
} as const
