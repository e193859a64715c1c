import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { loadExport } from '#sandbox/microsoft365/tenant/load-export.ts'
import { decodeText } from '#sandbox/microsoft365/tenant/load.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { createMicrosoft365Connector } from '#server/connectors/microsoft365/microsoft365.connector.ts'
import { readSnapshot } from '#server/posture/read-snapshot.ts'
import { judge } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { Snapshot } from '#shared/domain/posture/snapshot.ts'
import { allOf, type Verdict } from '#shared/domain/posture/verdict.ts'
import { type Differing, documentedDifferences } from './documented-differences.ts'
import { readTheirResults, type TheirResult } from './their-results.ts'

const CLOUD = 'https://cloud.example/m365'
const CLIENT = { id: 'compare', secret: 'compare' }
const RESULTS = 'results_testresults.json'

export interface Compared {
  policy: string
  /** Our checks that speak of the same. */
  checks: string[]
  ours: Verdict
  theirs: boolean | undefined
  outcome: 'agree' | 'differ' | 'disagree' | 'notComparable'
  /** Why nothing can be said, or why the verdicts may differ. */
  reason: string
}

/**
 * Loads an exported tenant into the pretend cloud, reads it through the connector, judges it, and sets each verdict
 * beside the third party's. `files` are those of a folder: names to bytes.
 */
export async function comparePosture(files: Readonly<Record<string, Uint8Array>>): Promise<Compared[]> {
  const tenant = loadExport(files)
  const sandbox = createMicrosoft365Sandbox({
    tenants: tenantsOf([tenant]),
    clock: Date,
    client: CLIENT,
    baseUrl: CLOUD,
  })
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      return sandbox.fetch(new Request(request.url.replace(CLOUD, 'http://inside'), request))
    },
    clock: Date,
    sleep: async () => {},
    hosts: {
      login: `${CLOUD}/login`,
      graph: `${CLOUD}/graph`,
      exchange: `${CLOUD}/exchange`,
      manage: `${CLOUD}/manage`,
    },
    credentials: { clientId: CLIENT.id, clientSecret: CLIENT.secret },
  })
  const snapshot = await readSnapshot({
    settings: connector.openSettings(tenant.tenantId),
    directory: connector.open(tenant.tenantId),
    now: Date.now,
  })
  const name = Object.keys(files).find((each) => each.toLowerCase() === RESULTS)
  const results = name === undefined ? undefined : files[name]
  if (!results) throw new Error('The folder has no results_TestResults.json to compare with')
  const theirs = readTheirResults(JSON.parse(decodeText(results).replace(/^\uFEFF/, '')))
  return theirs.flatMap((each) => compareOne(each, snapshot))
}

/** Nothing where no check of ours speaks of the policy. */
function compareOne(theirs: TheirResult, snapshot: Snapshot): Compared[] {
  const { policy, isMet } = theirs
  const speaking = checks.filter(({ anchors }) =>
    anchors.cisa?.some((anchor) => anchor.replace(/v\d+$/, '') === policy),
  )
  const [first, ...rest] = speaking.map((check) => judge(check, snapshot))
  if (!first) return []
  const ours = allOf(first, ...rest)
  const outcome = outcomeOf({ ours, theirs, snapshot })
  return [{ policy, checks: speaking.map(({ id }) => id), ours, theirs: isMet, ...outcome }]
}

function outcomeOf(differing: Differing): Pick<Compared, 'outcome' | 'reason'> {
  const { ours, theirs } = differing
  const details = shortened(theirs)
  if (ours.status === 'notMeasured')
    return {
      outcome: 'notComparable',
      reason: `we: ${[ours.reason, ours.detail].filter(Boolean).join(', ')}`,
    }
  if (theirs.isMet === undefined) return { outcome: 'notComparable', reason: `they: ${details}` }
  if ((ours.status === 'compliant') === theirs.isMet) return { outcome: 'agree', reason: '' }
  const documented = documentedDifferences.find(({ holds }) => holds(differing))
  return documented ? { outcome: 'differ', reason: documented.why } : { outcome: 'disagree', reason: details }
}

const shortened = ({ details }: TheirResult) => details.replaceAll(/<[^>]*>/g, ' ').slice(0, 100)
