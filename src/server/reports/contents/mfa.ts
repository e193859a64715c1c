import type { MfaPerson, MfaReport } from '#shared/domain/mfa/mfa-report.ts'
import {
  isMfaAdmin,
  isMfaPersonWanted,
  mfaProtectionOf,
  mfaStatusOf,
  mfaStrengthOf,
} from '#shared/domain/mfa/mfa-standing.ts'
import { mfaReportTable } from '#server/mfa/mfa.tables.ts'
import { readRowOf } from '#server/platform/sync/read-rows.ts'
import { readKnown } from '#server/posture/posture.store.ts'
import { type Content, type ContentParts, numberText, rowsOf, timeText } from './content.ts'

/** Who of a company has a second factor, and which. */
export const mfaContent: Content = async (parts, { id, name }) => {
  const { db, scope, texts, words, wanted } = parts
  const report = await readRowOf(db, mfaReportTable, scope, id)
  const readAt = (await readKnown(db, scope, id)).postures.get(id)?.read_at
  const people = (report?.people ?? []).filter((person) => isMfaPersonWanted(person, wanted.filters))
  if (wanted.sorts.direction === 'desc') people.reverse()
  const { columns } = words.mfa
  return {
    company: name,
    asOf: readAt === undefined ? texts.neverRead : texts.readAt(timeText(parts, readAt)),
    missing: report ? unreadOf(parts, report) : [texts.notConnected],
    figures: mfaFigures(parts, report, people),
    columns: [
      { title: columns.person, share: 3 },
      { title: texts.username, share: 4 },
      { title: columns.protection, share: 2 },
      { title: columns.status, share: 2 },
      { title: columns.methods, share: 4 },
      { title: columns.strength, share: 2 },
      { title: columns.role, share: 2 },
    ],
    rows: () => rowsOf(people, (person) => rowOf(parts, person)),
  }
}

/** What is not known of anybody is not counted as none. */
export function mfaFigures(
  parts: ContentParts,
  report: MfaReport | undefined,
  people: readonly MfaPerson[],
): (readonly [string, string])[] {
  const { summary } = parts.texts
  const count = (is: (person: MfaPerson) => boolean) =>
    report ? numberText(parts, people.filter(is).length) : summary.none
  return [
    [summary.people, report && report.people.length > 0 ? count(() => true) : summary.none],
    [summary.unprotected, count((person) => mfaProtectionOf(person) === 'notProtected')],
    [summary.unknown, count((person) => mfaProtectionOf(person) === undefined)],
  ]
}

/** What of a tenant was not told, each with its reason, as the screen says it. */
export function unreadOf({ words }: ContentParts, report: MfaReport): string[] {
  const { unread: said, reasons, googleReasons } = words.mfa
  const told = (text: string, reason: string) => text.replace('{{reason}}', () => reason)
  const { unread, registrations_unread, states_unread, google, is_incomplete } = report
  return [
    ...(unread ? [told(said.accounts, reasons[unread])] : []),
    ...(registrations_unread ? [told(said.registrations, reasons[registrations_unread])] : []),
    ...(states_unread ? [told(said.states, reasons[states_unread])] : []),
    ...(google !== null && google !== 'read' ? [told(said.google, googleReasons[google])] : []),
    ...(is_incomplete ? [said.incomplete] : []),
  ]
}

function rowOf({ words }: ContentParts, person: MfaPerson): string[] {
  const { mfa } = words
  const protection = mfaProtectionOf(person)
  const status = mfaStatusOf(person)
  const strength = mfaStrengthOf(person)
  const isAdmin = isMfaAdmin(person)
  const others = person.registered?.others ?? 0
  return [
    person.name,
    person.username,
    mfa.protections[protection ?? 'unknown'],
    status === undefined ? mfa.notTold : mfa.statuses[status],
    person.registered
      ? [
          ...person.registered.methods.map((method) => mfa.methods[method]),
          ...(others > 0 ? [`+${others}`] : []),
        ].join(', ')
      : mfa.notTold,
    strength === undefined ? mfa.notTold : mfa.strengths[strength],
    [isAdmin ? mfa.admin : isAdmin === undefined ? mfa.notTold : mfa.member, person.is_guest ? mfa.guest : '']
      .filter((each) => each !== '')
      .join(', '),
  ]
}
