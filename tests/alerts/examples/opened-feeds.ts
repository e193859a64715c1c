import { vendorOf } from '#shared/domain/alerts/source-vendors.ts'
import { FEED_APPLICATIONS, TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { capabilityOf } from '#server/connectors/connector.ts'
import type { EventReading, SecurityFeed, SecurityFeeds } from '#server/connectors/security-feeds.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { openSiteVendors } from '#server/site-vendors.ts'

type FeedApplication = (typeof FEED_APPLICATIONS)[number]

/** As a site opens them, but without a network: whoever understands a record has it already. */
const vendors = openSiteVendors(readConfiguration({}), undefined, {
  now: Date.now,
  between: () => () => Promise.reject(new Error('To understand a record nobody is asked')),
})

const opened = new Map<FeedApplication, SecurityFeeds>(
  FEED_APPLICATIONS.map((application) => [
    application,
    application === TENANT_APPLICATION
      ? capabilityOf(vendors, application, 'securityFeeds')('tenant')
      : capabilityOf(vendors, application, 'grantedFeeds')(async () => undefined),
  ]),
)

/** The feeds of a vendor. */
export function feedsOf(application: FeedApplication): SecurityFeeds {
  const feeds = opened.get(application)
  invariant(feeds, 'Every vendor of feeds is opened')
  return feeds
}

/** What a record of a feed tells, as the vendor of the feed reads it. */
export function understand(feed: SecurityFeed, record: unknown): EventReading {
  const feeds = feedsOf(vendorOf(feed) ?? TENANT_APPLICATION)
  const source = feeds.sources.find((each) => each.feed === feed)
  invariant(source, `${feed} has a source`)
  return feeds.understand(source.id, record)
}
