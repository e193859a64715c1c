import { SEVERITIES } from '#shared/domain/alerts/alert-severity.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { FieldProblem } from '#client/parts/field-problem.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import type { RecipientsProblem } from './recipients-text.ts'

export type NotifyTexts = ReturnType<typeof useTexts<'alertNotify'>>

/** Whatever can be wrong with a field of settings or rules. */
export type NotifyProblem =
  | RecipientsProblem
  | FieldProblem
  | { kind: 'sameTimes' | 'noTypes' | 'noTime' | 'invalidIp' | 'invalidUrl' }
  | { kind: 'duplicate'; name: string }

const LONGEST_SHOWN = 60

/** What is wrong with a field in words. */
export function useNotifyProblemText() {
  const t = useTexts('alertNotify')
  const fieldText = useFieldText()
  return (problem: NotifyProblem, label: string): string => {
    switch (problem.kind) {
      case 'invalidEmail': {
        const { line, entry, of } = problem
        const text = t('problems.invalidEmail')
        const shown = entry.length > LONGEST_SHOWN ? `${entry.slice(0, LONGEST_SHOWN)}…` : entry
        return of === 1 ? text : t('problems.atLine', { problem: text, line, entry: shown })
      }
      case 'tooMany':
        return t('problems.tooMany', { limit: problem.limit })
      case 'duplicate':
        return t('snoozed.duplicate', { name: problem.name })
      case 'emailEmpty':
      case 'sameTimes':
      case 'noTypes':
      case 'noTime':
      case 'invalidIp':
      case 'invalidUrl':
        return t(`problems.${problem.kind}`)
      default:
        return fieldText(problem, label)
    }
  }
}

/** Why this person may not change how alerts of a company, or (null) of all, notify; undefined where they may. */
export function useNotifyObstacle(customerId: string | null): string | undefined {
  const { permissions, userData } = useDevice().login
  const t = useTexts('alertNotify')
  const readOnly = useReadOnlyReason()
  if (!reaches(permissions.secure, 'manage')) return t('readOnly')
  if (customerId === null && !mayChangeOrganization(userData)) return t('readOnlyAll')
  return readOnly
}

/** The severities to choose from. */
export const severityOptions = (t: NotifyTexts) =>
  SEVERITIES.map((value) => ({ value, label: t(`severities.${value}`) }))
