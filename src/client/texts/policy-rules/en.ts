import { policyTexts } from '#shared/domain/conditional-access/texts/en.ts'

/** What keeps a policy from being saved: the words of the validation, which the API says too. */
export const policyRules = {
  ...policyTexts,
}
