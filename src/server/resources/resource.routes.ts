import { endpoints } from '#shared/contract/endpoints.ts'
import type { Resources } from '#shared/contract/resources.ts'
import type { Mounts } from '#server/platform/http/mount.ts'

export function mountResourceRoutes({ mount }: Mounts, { resources }: { resources: Resources }) {
  mount(endpoints.getResources, () => resources)
}
