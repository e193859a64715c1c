import type { PolicyTexts } from './texts/en.ts'
import type { PolicyFinding } from './validation/finding.ts'

/** The words of a finding in the language of these texts. What somebody typed goes in as it is, and fills no further gap. */
export const describeFinding = ({ findings }: PolicyTexts, { rule, values }: PolicyFinding): string =>
  findings[rule].replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? gap) : gap,
  )
