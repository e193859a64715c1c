import type { Diagnostic } from '@codemirror/lint'
import type { PolicyFinding } from '#shared/domain/conditional-access/validation/finding.ts'
import { placeOfFinding, placesIn } from './json-places.ts'

/** Findings as marks in the text, each at its line. */
export function diagnosticsOf(
  text: string,
  findings: readonly PolicyFinding[],
  textOf: (finding: PolicyFinding) => string,
): Diagnostic[] {
  const places = placesIn(text)
  return findings
    .map((finding) => {
      const { from, to } = placeOfFinding(text, finding, places)
      return { from, to: Math.min(to, text.length), severity: 'error' as const, message: textOf(finding) }
    })
    .toSorted((a, b) => a.from - b.from)
}
