import type { PolicyFinding } from '#shared/domain/conditional-access/validation/finding.ts'
import { useTexts } from '#client/texts/texts.ts'

/** The words of findings, in the language of the person. */
export function useFindingText() {
  const words = useTexts('policyRules')
  return ({ rule, values }: PolicyFinding) => {
    const { value = '', limit = '', field = '', path = '', prefix = '' } = values
    return words(`findings.${rule}`, { value, limit, field, path, prefix })
  }
}
