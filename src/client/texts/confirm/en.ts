import { errorCatalogue } from '#shared/contract/errors.ts'

export const confirm = {
  title: 'Confirm your email address',
  help: 'A code was sent to {{email}} when the account was made.',
  box: 'Character {{place}} of {{count}}',
  incomplete: 'Enter all six characters.',
  request: 'Request Code',
  notices: {
    invalidCode: errorCatalogue.invalidCode.message,
    expiredCode: errorCatalogue.expiredCode.message,
    codeSent: 'code sent',
    requestFailed: 'problem requesting code',
    unreachable: 'The server cannot be reached. Check the network and try again; the code is still here.',
  },
} as const
