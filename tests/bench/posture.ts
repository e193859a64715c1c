import { createMicrosoft365Connector } from '#server/connectors/microsoft365/microsoft365.connector.ts'
import { readSnapshot } from '#server/posture/read-snapshot.ts'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { stableGuid } from '#sandbox/microsoft365/tenant/stable-guid.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { lazyTenants } from '#sandbox/microsoft365/tenant/tenants.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { EVERY_PLAN } from '#tests/support/posture/every-plan.ts'
import { heldMemory } from './held-memory.ts'
import { row, type Section } from './section.ts'
import { median } from './statistics.ts'

const CLOUD = 'https://cloud.example/m365'
const CLIENT = { id: 'bench', secret: 'bench' }
const SIZES = [125, 250, 500]
const TIMES = 200

const judgeAll = (snapshot: Snapshot) => checks.map((check) => judge(check, snapshot))

/** So many tenants of the pretend cloud, in this process, and our connector to them. */
function openTenants(count: number) {
  const ids = Array.from({ length: count }, (_, index) => stableGuid(`bench/${index}`))
  const tenants = lazyTenants(
    ids.map((tenantId, index) => ({
      tenantId,
      displayName: `Tenant ${index}`,
      domains: [`t${index}.example`],
      build: () =>
        tenantFromDirectory({
          tenantId,
          displayName: `Tenant ${index}`,
          domains: [`t${index}.example`],
          users: [],
          skus: [
            {
              skuId: 'cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46',
              skuPartNumber: 'SPB',
              servicePlans: EVERY_PLAN.map((servicePlanName) => ({
                servicePlanId: servicePlanName,
                servicePlanName,
                provisioningStatus: 'Success',
              })),
            },
          ],
        }),
    })),
  )
  const sandbox = createMicrosoft365Sandbox({ tenants, clock: Date, client: CLIENT, baseUrl: CLOUD })
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return sandbox.fetch(new Request(request.url.replace(CLOUD, 'http://inside'), request))
    },
    clock: Date,
    sleep: (duration) => new Promise((resolve) => setTimeout(resolve, duration)),
    hosts: {
      login: `${CLOUD}/login`,
      graph: `${CLOUD}/graph`,
      exchange: `${CLOUD}/exchange`,
      manage: `${CLOUD}/manage`,
    },
    credentials: { clientId: CLIENT.id, clientSecret: CLIENT.secret },
  })
  const read = (tenantId: string) =>
    readSnapshot({
      settings: connector.openSettings(tenantId),
      directory: connector.open(tenantId),
      now: Date.now,
    })
  return { ids, read }
}

async function run() {
  const { ids, read } = openTenants(1)
  const snapshot = await read(ids[0] ?? '')
  const timed = (prepare: () => Snapshot) =>
    median(
      Array.from({ length: TIMES }, () => {
        const given = prepare()
        const began = performance.now()
        judgeAll(given)
        return performance.now() - began
      }),
    )
  const rows = [
    row(
      `judge ${checks.length} checks of one tenant, just read`,
      timed(() => structuredClone(snapshot)),
      'ms',
      5,
    ),
    row(
      'judge them again',
      timed(() => snapshot),
      'ms',
      5,
    ),
  ]
  for (const size of SIZES) {
    const many = openTenants(size)
    const before = await heldMemory()
    const began = performance.now()
    let found = 0
    for (const id of many.ids) found += judgeAll(await many.read(id)).length
    rows.push(
      row(`read and judge ${size} tenants (${found} verdicts)`, (performance.now() - began) / 1000, 's'),
    )
    // The pretend cloud is in the same process, so what it holds of its tenants is in this.
    rows.push(
      row(`memory held after ${size} tenants, the cloud's included`, (await heldMemory()) - before, 'MB'),
    )
  }
  return { columns: ['median'], rows }
}

export const posture: Section = {
  title: 'Posture: reading and judging tenants',
  about:
    'In one process with the pretend cloud, one tenant after the other: three batches of Graph and a cmdlet for each source of Exchange, every answer parsed, every check judged. Judging alone is the median of 200, with answers that were not parsed before and with those that were.',
  run,
}
