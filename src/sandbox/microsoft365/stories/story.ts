import type { Stage } from './stage.ts'

/** Something that happens to a tenant, with what the cloud would write of it. */
export interface Story {
  /** As the form of the page says it. */
  id: string
  title: string
  /** Minutes from its beginning to its end. */
  lasts: number
  /** The next hour, UTC, at which it begins unless another time is asked for: its records appear as they happen. */
  hour?: number
  play: (stage: Stage) => void
}
