import { type Example, only } from '../example.ts'
import { accounts } from '../records/basics.ts'
import { BAD_PASSWORD, signIn } from '../records/sign-in.ts'

const by = (userPrincipalName: string, errorCode = 0) => signIn({ errorCode, written: { userPrincipalName } })

export const guarded: readonly Example[] = [
  {
    id: 'break-glass-account-used',
    records: [by(accounts.emergency, BAD_PASSWORD)],
    misses: {
      'another account': only(by(accounts.accounting, BAD_PASSWORD)),
      'an account that is not said to be one': { setup: { breakGlassAccounts: [] } },
    },
  },
  {
    id: 'shared-mailbox-signed-in',
    records: [by(accounts.reception)],
    misses: {
      'that failed': only(by(accounts.reception, BAD_PASSWORD)),
      'another account': only(by(accounts.accounting)),
    },
  },
]
