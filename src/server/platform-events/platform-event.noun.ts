import { defineNoun } from '#server/platform/noun.ts'
import { platformEventMigrations } from './platform-event.migrations.ts'
import { watchPlatform } from './watch-platform.ts'

/** What our own server notices of its work for companies, told as alerts. */
export const platformEvents = defineNoun({
  name: 'platform-events',
  ownedBy: { platform_episode: 'customer' },
  migrations: platformEventMigrations,
  repeats: [{ name: 'watch-platform', at: '* * * * *', act: watchPlatform }],
})
