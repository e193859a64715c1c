import { lint } from '#shared/domain/conditional-access/lint/texts/en.ts'

/** What can be wrong with policies: the words of the linter, which the API says too. */
export const policyLint = {
  ...lint,
}
