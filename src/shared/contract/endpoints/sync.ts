import { defineEndpoint } from '../endpoint.ts'
import {
  digestAnswerSchema,
  digestRequestSchema,
  pullAnswerSchema,
  pullRequestSchema,
  pushAnswerSchema,
  pushRequestSchema,
  snapshotRequestSchema,
} from '../sync.ts'

export const syncEndpoints = {
  syncPush: defineEndpoint({
    method: 'POST',
    path: '/sync/push',
    summary: 'Carries out the commands that wait on a device, each at most once.',
    access: 'signedIn',
    isBodyInParts: true,
    body: pushRequestSchema,
    answer: pushAnswerSchema,
    errors: ['unknownCommand', 'bodyTooLarge', 'epochChanged'],
  }),
  syncPull: defineEndpoint({
    method: 'POST',
    path: '/sync/pull',
    summary: 'The rows that changed after a cursor.',
    access: 'signedIn',
    body: pullRequestSchema,
    answer: pullAnswerSchema,
    errors: ['epochChanged', 'cursorTooOld', 'unknownCommand'],
  }),
  syncSnapshot: defineEndpoint({
    method: 'POST',
    path: '/sync/snapshot',
    summary: 'All rows of partitions, as NDJSON lines that a device stores unread.',
    access: 'signedIn',
    body: snapshotRequestSchema,
    media: 'application/x-ndjson',
  }),
  syncDigest: defineEndpoint({
    method: 'POST',
    path: '/sync/digest',
    summary: 'Count and sum of versions per partition.',
    access: 'signedIn',
    body: digestRequestSchema,
    answer: digestAnswerSchema,
  }),
  syncEvents: defineEndpoint({
    method: 'GET',
    path: '/sync/events',
    summary: 'Server-sent events that say that there is something to pull.',
    access: 'signedIn',
    media: 'text/event-stream',
  }),
} as const
