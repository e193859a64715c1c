import type { SyncStatus } from '#client/data/device/sync-client.ts'
import type { TrayCounts } from '#client/data/queue/tray.ts'
import { clockTime } from '#client/features/tray/clock-time.ts'
import type { useTexts } from '#client/texts/texts.ts'
import type { StatusPillProps } from '#client/ui/figures/status-pill.tsx'

export interface PillState {
  tone: StatusPillProps['tone']
  text: string
  /** The same where there is little room. */
  short: string
  isWorking: boolean
}

interface PillFacts {
  status: SyncStatus
  counts: TrayCounts
  /** Companies of the signed-in user, for the progress of the first load. */
  companies: number
  now: number
  locale: string
}

type FrameTexts = ReturnType<typeof useTexts<'frame'>>

/** How the device stands, most pressing first: what keeps it from working, what a person has to do, what passes by itself. */
export function pillState(t: FrameTexts, facts: PillFacts): PillState {
  const { status, counts } = facts
  const { phase, progress, lastContact } = status
  const { waiting, decisions } = counts
  if (status.fault !== null) return faultState(t, status.fault, facts)
  if (decisions > 0) {
    return say(
      'error',
      t('pill.decisions', { count: decisions }),
      t('pill.decisionsShort', { count: decisions }),
    )
  }
  if (phase === 'loading' || progress) return loadingState(t, facts)
  if (waiting > 0) {
    return phase === 'pushing'
      ? say('warn', t('pill.sending', { count: waiting }), undefined, true)
      : say('warn', t('pill.waiting', { count: waiting }))
  }
  if (lastContact === null) return say('quiet', t('pill.starting'), undefined, true)
  return say('ok', t('pill.synced'))
}

function faultState(t: FrameTexts, fault: NonNullable<SyncStatus['fault']>, facts: PillFacts): PillState {
  const { waiting } = facts.counts
  if (fault === 'storage') return say('error', t('pill.storage'), t('pill.storageShort'))
  if (fault === 'outdated') {
    const waits = waitingText(t, facts)
    return say('error', joined(t('pill.outdated'), waits), joined(t('pill.outdatedShort'), waits))
  }
  if (fault === 'unauthorized') {
    return say('warn', waiting > 0 ? t('pill.signInToSend', { count: waiting }) : t('pill.signedOut'))
  }
  return unreachedState(t, fault, facts)
}

type Unreached = Exclude<SyncStatus['fault'], 'storage' | 'outdated' | 'unauthorized' | null>

/** The server cannot be reached: how old everything is, and what waits for it. */
function unreachedState(t: FrameTexts, fault: Unreached, facts: PillFacts): PillState {
  const { status, counts, now, locale } = facts
  const { lastContact } = status
  const { decisions } = counts
  const waits = waitingText(t, facts)
  const time = lastContact === null ? undefined : clockTime(lastContact, { now, locale })
  const decide = decisions > 0 ? t('pill.decisions', { count: decisions }) : undefined
  const decideShort = decisions > 0 ? t('pill.decisionsShort', { count: decisions }) : undefined
  const name = t(`pill.${fault}`)
  const age = time && fault !== 'portal' ? t('pill.dataOf', { time }) : undefined
  return say(
    decisions > 0 ? 'error' : 'warn',
    joined(name, age, decide ?? waits),
    joined(fault === 'portal' ? t('pill.portalShort') : name, decideShort ?? waits ?? time),
  )
}

function loadingState(t: FrameTexts, { status: { progress }, companies }: PillFacts): PillState {
  if (!progress || progress.total === 0) return say('quiet', t('pill.loadingSoon'), undefined, true)
  // Partitions are what is loaded; a person counts companies.
  const done = Math.floor((progress.done / progress.total) * companies)
  const values = { done, total: companies }
  return say('quiet', t('pill.loading', values), t('pill.loadingShort', values), true)
}

const waitingText = (t: FrameTexts, { counts: { waiting } }: PillFacts) =>
  waiting > 0 ? t('pill.waiting', { count: waiting }) : undefined

const say = (tone: PillState['tone'], text: string, short = text, isWorking = false): PillState => ({
  tone,
  text,
  short,
  isWorking,
})

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
