import {
  type OfferedField,
  type OfferedPriority,
  TICKET_FIELDS,
  TICKET_PRIORITIES,
  type TicketCatalog,
  type TicketChoice,
  type TicketField,
  type TicketPriority,
} from '#shared/domain/ticketing/ticket-catalog.ts'
import {
  nothingChosen,
  settledTicketSettings,
  type TicketSettingsFields,
} from '#shared/domain/ticketing/ticket-settings.ts'
import {
  chosenTicketIssues,
  goesWith,
  type TicketSettingsIssue,
  ticketSettingsIssues,
} from '#shared/domain/ticketing/ticket-settings-issues.ts'
import type { Problems } from '#client/parts/form/form-state.ts'
import type { Form } from '#client/parts/form/use-form.ts'

export type TicketPath = TicketSettingsIssue['path']

/** Ticket settings while they are entered; what is left open is empty. */
export type TicketDraft = Record<TicketPath | 'closesAlerts', string>
export type TicketProblem = Pick<TicketSettingsIssue, 'kind' | 'names'>
export type TicketProblems = Problems<TicketDraft, TicketProblem>

export type SettingsFormState = Form<TicketDraft, TicketProblem>

export const priorityPath = (priority: TicketPriority): `priorities.${TicketPriority}` =>
  `priorities.${priority}`

/** What was said, of a company or of all of them. */
export function ticketDraftOf({
  fields,
  priorities,
  closes_alerts: closes = null,
}: TicketSettingsFields = nothingChosen): TicketDraft {
  const entries = [
    ...TICKET_FIELDS.map((field) => [field, fields[field] ?? '']),
    ...TICKET_PRIORITIES.map((priority) => [priorityPath(priority), priorities[priority] ?? '']),
    ['closesAlerts', closes === null ? '' : closes ? 'yes' : 'no'],
  ]
  return Object.fromEntries(entries) as TicketDraft
}

/** The settings that were entered, right or wrong. */
export function ticketSettingsOf(draft: TicketDraft): TicketSettingsFields {
  const said = (path: TicketPath) => draft[path] || null
  return {
    fields: Object.fromEntries(
      TICKET_FIELDS.map((field) => [field, said(field)]),
    ) as TicketSettingsFields['fields'],
    priorities: Object.fromEntries(
      TICKET_PRIORITIES.map((priority) => [priority, said(priorityPath(priority))]),
    ) as TicketSettingsFields['priorities'],
    closes_alerts: draft.closesAlerts === '' ? null : draft.closesAlerts === 'yes',
  }
}

/** Whether anything was said of how tickets are opened: a company that says nothing leaves it to all of them, right or wrong. */
export const saysAnything = ({ closesAlerts: _closes, ...draft }: TicketDraft): boolean =>
  Object.values(draft).some((each) => each !== '')

type Offered = Pick<TicketCatalog, 'fields' | 'priorities'>

/** What holds once the draft is saved; `everywhere`: of all companies, where these are the settings of one. */
const settled = (draft: TicketDraft, everywhere: TicketSettingsFields | undefined) =>
  settledTicketSettings(everywhere, ticketSettingsOf(draft))

/** What keeps the draft from being saved, by field: the same as the server says (INT-30). */
export function ticketProblems(
  catalog: Offered,
  draft: TicketDraft,
  everywhere: TicketSettingsFields | undefined,
): TicketProblems {
  const issues =
    everywhere === undefined
      ? chosenTicketIssues(catalog, settled(draft, undefined))
      : saysAnything(draft)
        ? ticketSettingsIssues(catalog, settled(draft, everywhere))
        : []
  return byPath(issues)
}

const byPath = (issues: readonly TicketSettingsIssue[]): TicketProblems =>
  Object.fromEntries(issues.map(({ path, kind, names }) => [path, { kind, names }]))

/** What is still to be chosen before tickets can be opened by the draft. */
export const openPaths = (
  catalog: Offered,
  draft: TicketDraft,
  everywhere: TicketSettingsFields | undefined,
): TicketPath[] =>
  ticketSettingsIssues(catalog, settled(draft, everywhere)).flatMap(({ path, kind }) =>
    kind === 'missing' ? [path] : [],
  )

/** Whether a field has to be chosen beside what else is. */
export function isDemanded(
  catalog: Offered,
  draft: TicketDraft,
  everywhere: TicketSettingsFields | undefined,
  field: TicketField,
): boolean {
  const { fields, priorities } = settled(draft, everywhere)
  const without = { priorities, fields: { ...fields, [field]: null } }
  return ticketSettingsIssues(catalog, without).some(({ path, kind }) => path === field && kind === 'missing')
}

/** The choices that go with what else is chosen, and the chosen one whether it does or not. */
export function choicesFor(
  { choices }: Pick<OfferedField, 'choices'> | { choices: readonly OfferedPriority[] },
  chosen: string,
  draft: TicketDraft,
  everywhere: TicketSettingsFields | undefined,
): Pick<TicketChoice, 'id' | 'name'>[] {
  const { fields } = settled(draft, everywhere)
  return choices.filter((each) => each.id === chosen || goesWith(each, fields))
}
