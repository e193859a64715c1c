import type { KeyMode } from '#shared/contract/devices.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'

/** What somebody is asked once, without being kept from their work. Milliseconds. */
export type Offer =
  | {
      kind: 'fieldMode'
      /** How long the network was gone, where that is why it is offered. */ lostFor: number | undefined
    }
  | { kind: 'install' }

export interface OfferFacts {
  /** What the organization says of field mode; undefined until it was read. */
  policy: DevicePolicy['fieldMode'] | undefined
  mode: KeyMode
  /** Whether the browser keeps anything for us. */
  canKeep: boolean
  /** A touch screen, or the installed app. */
  isHandheld: boolean
  /** How long the first loss of the network lasted, once it is over. */
  lostFor: number | undefined
  isConnected: boolean
  canInstall: boolean
  /** The licence agreement is not being asked for. */
  isAgreed: boolean
  /** Something else is being asked, or nobody looks. */
  isCovered: boolean
  wasAsked: Record<Offer['kind'], boolean>
}

/** What is to be offered now; field mode comes first. */
export function nextOffer(facts: OfferFacts): Offer | undefined {
  if (!facts.isAgreed || facts.isCovered) return undefined
  if (shouldOfferFieldMode(facts)) return { kind: 'fieldMode', lostFor: facts.lostFor }
  if (mayFieldModeFollow(facts)) return undefined
  return facts.canInstall && !facts.wasAsked.install ? { kind: 'install' } : undefined
}

/**
 * On a device that is carried around at once, elsewhere after the network was lost. Setting it up asks the server, so
 * there has to be a connection.
 */
export const shouldOfferFieldMode = (facts: OfferFacts): boolean =>
  isOpen('fieldMode', facts) &&
  !facts.wasAsked.fieldMode &&
  facts.isConnected &&
  (facts.isHandheld || facts.lostFor !== undefined)

/** Whether field mode may be due in a moment: the policy or the server's first answer is still on its way. */
const mayFieldModeFollow = (facts: OfferFacts): boolean =>
  facts.policy === undefined || shouldOfferFieldMode({ ...facts, isConnected: true })

/** Whether what is offered can still be taken. */
export const isOpen = (kind: Offer['kind'], facts: OfferFacts): boolean =>
  kind === 'install'
    ? facts.canInstall
    : facts.policy === 'allowed' && facts.mode === 'session' && facts.canKeep
