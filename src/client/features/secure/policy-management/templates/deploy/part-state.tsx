import type { RunPart } from '#shared/domain/conditional-access/templates/deployment-run.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'

const kinds: Record<RunPart | 'unsent', VerdictKind> = {
  unsent: 'notMeasured',
  pending: 'notMeasured',
  applied: 'compliant',
  partly: 'notCompliant',
  failed: 'notCompliant',
  rolledBack: 'notMeasured',
}

/** How a deployment stands, as a whole or at one company. */
export function PartState({ state }: { state: RunPart | 'unsent' }) {
  const t = useTexts('policyTemplates')
  return <Verdict kind={kinds[state]}>{t(`deploy.parts.${state}`)}</Verdict>
}
