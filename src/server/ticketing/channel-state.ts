import type { AlertChannels, TicketsState } from '#shared/domain/alerts/alert-channels.ts'
import type { TicketFault } from '#shared/domain/alerts/alert-ticket.ts'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { changeChannels } from '#server/alert-channels/channel-states.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import type { Work } from '#server/platform/sync/work.ts'

/** What became of a ticket as far as the tool is concerned: it was taken, has to wait, or is not to be had. */
export type TicketNews = { kind: 'taken' } | { kind: 'waits' | 'missed'; fault: TicketFault }

/** Tells devices how tickets fare, where that is otherwise than before. */
export const noteTickets = (
  parts: CommitParts & { now: () => number },
  organizationId: string,
  { type }: Pick<TicketTool, 'type'>,
  news: TicketNews,
): Promise<void> =>
  commit(parts, organizationId, (work) =>
    changeChannels(work, (before): AlertChannels => {
      const state: TicketsState = before.tickets ?? {
        tool: APPLICATION_NAMES[type],
        failing_since: null,
        last_fault: null,
        given_up: 0,
      }
      if (news.kind === 'taken')
        return before.tickets
          ? { ...before, tickets: { ...state, failing_since: null, last_fault: null } }
          : before
      return {
        ...before,
        tickets: {
          ...state,
          failing_since: state.failing_since ?? new Date(parts.now()).toISOString(),
          last_fault: news.fault,
          given_up: state.given_up + (news.kind === 'missed' ? 1 : 0),
        },
      }
    }),
  )

/** Says nothing of tickets any more; locks the organization. */
export const forgetTickets = (work: Work): Promise<void> =>
  changeChannels(work, (before) => ({ ...before, tickets: null }))
