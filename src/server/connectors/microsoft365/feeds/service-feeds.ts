import { DAY } from '#shared/lib/time.ts'
import type { GraphFeed } from './graph-feed.ts'
import { isItem, textIn } from './feed-records.ts'

export const serviceFeeds: readonly GraphFeed[] = [
  {
    feed: 'mailThreats',
    permission: 'ThreatSubmission.Read.All',
    // There is no other version of it. https://learn.microsoft.com/graph/api/security-emailthreatsubmission-list
    version: 'beta',
    path: 'security/threatSubmission/emailThreats',
    page: 100,
    id: 'id',
    time: 'createdDateTime',
    // A report has no time of its last change, so it is looked at again while it may be under examination.
    state: (item) =>
      `${textIn(item, 'status')}/${isItem(item['result']) ? textIn(item['result'], 'category') : ''}`,
    firstRead: 30 * DAY,
    overlap: 2 * DAY,
  },
  {
    feed: 'serviceHealth',
    permission: 'ServiceHealth.Read.All',
    version: 'v1.0',
    // https://learn.microsoft.com/graph/api/serviceannouncement-list-issues
    path: 'admin/serviceAnnouncement/issues',
    page: 100,
    id: 'id',
    time: 'lastModifiedDateTime',
    state: (item) => textIn(item, 'lastModifiedDateTime'),
    firstRead: 30 * DAY,
    // Posts are written by people and dated when they begin to; there are few.
    overlap: DAY,
  },
]
