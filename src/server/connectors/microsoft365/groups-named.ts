import { z } from 'zod'
import type { GraphClient } from './graph-client.ts'

// https://learn.microsoft.com/graph/api/resources/group
const groupsAnswer = z.object({
  value: z.array(
    z.object({
      id: z.string().min(1),
      displayName: z.string().nullish(),
      securityEnabled: z.boolean().nullish(),
      mailEnabled: z.boolean().nullish(),
      groupTypes: z.array(z.string()).nullish(),
    }),
  ),
})
export type NamedGroup = z.infer<typeof groupsAnswer>['value'][number]

/** The groups of exactly this name: the vendor compares names without regard to capitals. */
export async function groupsNamed(graph: GraphClient, tenantId: string, name: string): Promise<NamedGroup[]> {
  const filter = encodeURIComponent(`displayName eq '${name.replaceAll("'", "''")}'`)
  const members = 'id,displayName,securityEnabled,mailEnabled,groupTypes'
  const { value } = await graph.read(tenantId, `/groups?$filter=${filter}&$select=${members}`, groupsAnswer)
  return value.filter((each) => each.displayName === name)
}
