/** Employees, what is done to them, and files (EMP-07, EMP-14, ENG-20 to ENG-24, FILE-07 to FILE-11). What stands in braces comes with the answer. */
export const employeeErrors = {
  companyNotSubscribed: { status: 409, message: 'This company is not subscribed.' },
  employeeNotCreated: { status: 502, message: 'The employee could not be created.' },
  licensesNotLoaded: { status: 502, message: 'The licenses could not be loaded.' },
  employeeNotDeleted: { status: 502, message: 'The employee could not be deleted.' },
  employeeNotOffboarded: { status: 502, message: 'The user could not be offboarded.' },
  passwordNotReset: { status: 502, message: 'The password could not be reset.' },
  userNotBlocked: { status: 502, message: 'The user could not be blocked.' },
  noMailbox: { status: 404, message: 'No mailbox was found.' },
  taskNotScheduled: { status: 502, message: 'The task could not be scheduled.' },
  alreadyScheduled: { status: 409, message: 'This task is already scheduled for this employee.' },
  mfaNotChanged: { status: 502, message: 'The MFA status could not be changed.' },
  settingsNotCopied: { status: 502, message: 'The settings could not be copied from this user.' },
  copiedFieldInvalid: {
    status: 422,
    message: 'The settings could not be copied: a field has an invalid value.',
  },
  copiedLicenseUnavailable: {
    status: 409,
    message: 'The settings could not be copied: no licenses are available for {{license}}.',
  },
  defaultSettingsNotApplied: { status: 502, message: 'The default settings could not be applied.' },
  actionPartlyCompleted: { status: 502, message: 'Action partly completed with one or more failues' },
  employeesNotParsed: { status: 422, message: 'The employees of this file could not be read.' },
  fileTooLarge: { status: 413, message: 'The file is too large (max 2GB).' },
  fileTypeInvalid: { status: 415, message: 'This type of file cannot be uploaded.' },
  fileTooNew: { status: 409, message: 'Files uploaded less than 30 minutes ago cannot be deleted.' },
  downloadNotSigned: { status: 502, message: 'The address for this download could not be fetched.' },
  instructionsNotRead: {
    status: 502,
    message: 'An error occurred while attempting to retrieve the instructions.',
  },
} as const
