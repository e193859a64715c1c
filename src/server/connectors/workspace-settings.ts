import type { WorkspaceSource } from '#shared/domain/posture/source.ts'
import type { SourceAnswer } from './settings.ts'

/** What is set in a workspace, read in the name of the administrator who has let us in. */
export interface WorkspaceSettings {
  /** What has to be granted for it, as the vendor names it. */
  permission: string
  /**
   * Reads each source for itself: what fails of one is told of that one. A setting is told with the paths of the units and the
   * names of the groups that it is for, or with their ids where these may not be read. Never throws a `ConnectorError`.
   */
  read: <Id extends string>(
    sources: Readonly<Record<Id, WorkspaceSource>>,
  ) => Promise<Record<Id, SourceAnswer>>
}
