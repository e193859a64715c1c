import { HOUR } from '#shared/lib/time.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { isSafeAddress } from '../../event-setup.ts'
import { ofAddress, ofSession } from '../../history.ts'
import type { SignInEvent } from '../../security-event.ts'
import { daily, ENTRA_ONLY, factsOf, isSuccess } from './sign-in-rule.ts'

const GRAPH_ID = '00000003-0000-0000-c000-000000000000'
const isForGraph = ({ resource }: SignInEvent) =>
  resource.id === GRAPH_ID || resource.name === 'microsoft graph'

/** The vendor's own developer tool, which every tenant trusts and no person consents to. */
const VISUAL_STUDIO_CODE = 'aebc6443-996d-45c2-90f0-388ff96faa56'

const common = { kinds: ['signIn'], sources: ENTRA_ONLY, isVariable: false, license: 'entraP1' } as const

export const stolenSessions: readonly Detection[] = [
  defineDetection({
    ...common,
    id: 'graph-session-from-several-addresses',
    guide: 'takenAccount',
    severity: 'medium',
    isOnByDefault: false,
    link: 'https://learn.microsoft.com/entra/identity/devices/protecting-tokens-microsoft-entra-id',
    window: { length: HOUR, threshold: 2, by: ofSession, distinct: ofAddress },
    // What an app does by itself moves between addresses of one device all day.
    match: (event, setup) =>
      isSuccess(event) &&
      event.isInteractive !== false &&
      isForGraph(event) &&
      event.ip !== undefined &&
      !isSafeAddress(setup, event)
        ? { facts: factsOf(event) }
        : undefined,
  }),
  defineDetection({
    ...common,
    id: 'developer-tool-reads-graph',
    guide: 'suspiciousSignIn',
    severity: 'medium',
    isOnByDefault: true,
    link: 'https://learn.microsoft.com/entra/architecture/security-operations-applications',
    match: (event) =>
      isSuccess(event) && event.app.id === VISUAL_STUDIO_CODE && isForGraph(event)
        ? { facts: factsOf(event), subject: daily(event) }
        : undefined,
  }),
]
