import { CONTACT_FAULTS } from '#shared/domain/tenant-contacts/contacts-task.ts'
import type { ContactKind } from '#shared/domain/tenant-contacts/tenant-contacts.ts'
import type { useTexts } from '#client/texts/texts.ts'
import type { ContactRow } from './contact-rows.ts'
import type { ContactProblem } from './contacts-draft.ts'

export type SetupTexts = ReturnType<typeof useTexts<'setup'>>

/** How a company stands, in few words. */
export const standingText = ({ standing, missing }: ContactRow, t: SetupTexts): string =>
  standing === 'missing' ? t('lacks', { number: missing.length }) : t(`standings.${standing}`)

/** All addresses of a kind; nothing where nobody knows them. */
export const addressesText = ({ contacts }: ContactRow, kind: ContactKind, t: SetupTexts): string =>
  contacts ? contacts[kind].join(', ') || t('nobody') : ''

export const problemText = ({ kind, address }: ContactProblem, t: SetupTexts): string =>
  t(`problems.${kind}`, { address })

/** Why something was not set, in words; another build may know more reasons. */
export function faultText(fault: string | null, t: SetupTexts): string {
  const known = CONTACT_FAULTS.find((each) => each === fault)
  return fault === null ? '' : t(`faults.${known ?? 'refused'}`)
}
