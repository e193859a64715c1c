import { useMachine } from '@xstate/react'
import { liveQuery } from 'dexie'
import { useObservable } from 'dexie-react-hooks'
import { useCallback, useEffect, useMemo } from 'react'
import { distinctUntilChanged, from, fromEvent, map, merge, startWith } from 'rxjs'
import { AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import type { DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { Device } from '#client/data/device/device.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useMedia } from '#client/ui/theme/use-media.ts'
import { sessions } from '../device/device-storage.ts'
import { isInstalled, useInstallWay } from '../install/install-prompt.ts'
import { useLock } from '../lock/use-lock.ts'
import { noteAsked, wasAsked } from './asked-note.ts'
import { watchLoss } from './network-loss.ts'
import type { Offer } from './offer-rules.ts'
import { offersMachine } from './offers.machine.ts'
import { useIsCovered } from './use-is-covered.ts'

/** What is offered to the person now, if anything. */
export function useOffers(
  policy: DevicePolicy['fieldMode'] | undefined,
  isUpdateOffered: boolean,
): OffersNow {
  const device = useDevice()
  const { userKey, mode } = useLock()
  const network = useNetwork(device)
  const isTouched = useMedia('(pointer: coarse)')
  const canInstall = useInstallWay() !== undefined
  const isAgreed = useIsAgreed(userKey)
  const isCovered = useIsCovered() || isUpdateOffered
  const [state, send] = useMachine(
    offersMachine.provide({ actions: { noteAsked: (_, kind) => kind && noteAsked(kind, userKey) } }),
  )
  useEffect(() => {
    send({
      type: 'facts.changed',
      facts: {
        policy,
        mode,
        canKeep: device.canQueue,
        isHandheld: isTouched || isInstalled(),
        ...network,
        canInstall,
        isAgreed,
        isCovered,
        wasAsked: { fieldMode: wasAsked('fieldMode', userKey), install: wasAsked('install', userKey) },
      },
    })
  }, [policy, mode, device, isTouched, network, canInstall, isAgreed, isCovered, userKey, send])
  const noteShown = useCallback(() => send({ type: 'offer.shown' }), [send])
  return {
    offer: state.matches('offering') ? state.context.offer : undefined,
    noteShown,
    answer: () => send({ type: 'offer.answered' }),
  }
}

interface OffersNow {
  offer: Offer | undefined
  /** To be called once it can be read. */
  noteShown: () => void
  /** Taken or put off. */
  answer: () => void
}

interface Network {
  isConnected: boolean
  lostFor: number | undefined
}

const UNKNOWN: Network = { isConnected: false, lostFor: undefined }

/** Whether the server answers, and how long the first loss of the network lasted. */
function useNetwork({ sync, clock }: Device): Network {
  const [fault, isOnline] = useMemo(
    () => [
      sync.status.pipe(
        map(({ fault }) => fault),
        distinctUntilChanged(),
      ),
      merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
        map(() => navigator.onLine),
        startWith(navigator.onLine),
      ),
    ],
    [sync],
  )
  const isConnected = useObservable(
    () =>
      sync.status.pipe(
        map(({ fault, lastContact }) => fault === null && lastContact !== null),
        distinctUntilChanged(),
      ),
    [sync],
    false,
  )
  const lostFor = useObservable(() => watchLoss(fault, isOnline, clock.now), [fault, isOnline, clock])
  return useMemo(
    () => (isConnected || lostFor !== undefined ? { isConnected, lostFor } : UNKNOWN),
    [isConnected, lostFor],
  )
}

/** Whether this device knows that the newest agreement was accepted: until then it may be asked for. */
const useIsAgreed = (userKey: string): boolean =>
  useObservable(
    () => from(liveQuery(() => sessions.readAgreed(userKey).catch(() => undefined))),
    [userKey],
  ) === AGREEMENT_VERSION
