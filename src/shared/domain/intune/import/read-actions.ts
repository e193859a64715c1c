import { type ImportNote, noteOf } from '../../conditional-access/import/import-note.ts'
import { isBlank } from '../../conditional-access/import/is-blank.ts'
import type { Members } from '../../conditional-access/import/is-members.ts'
import { pathTo } from '../../conditional-access/import/path-to.ts'
import { COMPLIANCE_ACTIONS, type ComplianceAction } from '../device-policy.ts'
import { objectsIn } from './objects-in.ts'

/**
 * The actions of all rules of a compliance policy. The vendor has one rule for a policy, and shows it without the name that it was
 * given, so names of rules are not kept.
 */
export const readActions = (rules: unknown, path: string, notes: ImportNote[]): ComplianceAction[] =>
  objectsIn(rules, path, notes).flatMap(([rule, place]) => {
    const { id: _, ruleName: __, '@odata.type': ___, scheduledActionConfigurations, ...others } = rule
    for (const [name, value] of Object.entries(others))
      if (!isBlank(value)) notes.push(noteOf(pathTo(place, name), 'leftOut', value))
    const at = pathTo(place, 'scheduledActionConfigurations')
    return objectsIn(scheduledActionConfigurations, at, notes).flatMap(([item, itemAt]) =>
      readAction(item, itemAt, notes),
    )
  })

/** The vendor's way to say that nobody is told. */
const NO_TEMPLATE = '00000000-0000-0000-0000-000000000000'

function readAction(item: Members, path: string, notes: ImportNote[]): ComplianceAction[] {
  const { id: _, '@odata.type': __, actionType, gracePeriodHours, ...others } = item
  const action = COMPLIANCE_ACTIONS.find((each) => each === actionType)
  if (action === undefined) {
    notes.push(noteOf(path, 'leftOut', actionType))
    return []
  }
  const told = Object.fromEntries(
    Object.entries(others).filter(([, value]) => !isBlank(value) && value !== NO_TEMPLATE),
  )
  const graceHours = readHours(gracePeriodHours, pathTo(path, 'gracePeriodHours'), notes)
  return [{ ...told, action, graceHours }]
}

function readHours(value: unknown, path: string, notes: ImportNote[]): number {
  if (isBlank(value)) return 0
  const hours = typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) : value
  const isRight = typeof hours === 'number' && Number.isSafeInteger(hours) && hours >= 0
  if (hours !== value || !isRight) notes.push(noteOf(path, isRight ? 'madeValue' : 'leftOut', value))
  return isRight ? hours : 0
}
