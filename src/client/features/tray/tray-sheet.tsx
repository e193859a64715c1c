import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { BLOCKING_STATES, keepMine, needsDecision, undo } from '#client/data/queue/decisions.ts'
import type { SyncFault } from '#client/data/device/sync-client.ts'
import { type TrayRecord, watchTray } from '#client/data/queue/tray.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { CorrectionTarget } from '#client/parts/correction-target.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Sheet } from '#client/ui/overlays/sheet.tsx'
import { SheetHead, SheetSentence } from '#client/ui/overlays/sheet-head.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { clockTime } from './clock-time.ts'
import { TrayItem } from './tray-item.tsx'
import { traySentence } from './tray-sentence.ts'
import { useNow } from './use-now.ts'
import { useStorageKept } from './use-storage-kept.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const Body = chakra('div', { base: { flex: '1 1 auto', minH: 0, overflowY: 'auto' } })
const Nothing = chakra('div', {
  base: { px: 5, borderTopWidth: '1px', borderColor: 'line', '& svg': { color: 'green' } },
})
const Loading = chakra('div', { base: { px: 5 } })
const Foot = chakra('footer', {
  base: { display: 'flex', gap: 2, flexShrink: 0, px: 5, py: 4, borderTopWidth: '1px', borderColor: 'line' },
})

export interface TraySheetProps {
  onClose: () => void
  onSignIn: (() => void) | undefined
  onCorrect: (target: CorrectionTarget) => void
}

/** Everything that waits on this device, in the order in which it was made. */
export function TraySheet({ onClose, onSignIn, onCorrect }: TraySheetProps) {
  const t = useTexts('tray')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Sheet open onClose={onClose} label={t('title')} side="end" initialFocus={heading}>
      <Tray heading={heading} onClose={onClose} onSignIn={onSignIn} onCorrect={onCorrect} />
    </Sheet>
  )
}

function Tray({
  heading,
  onClose,
  onSignIn,
  onCorrect,
}: TraySheetProps & { heading: React.RefObject<HTMLHeadingElement | null> }) {
  const t = useTexts('tray')
  const words = useTexts('words')
  const tray = useTray()
  const { records, status, time } = tray
  return (
    <>
      <SheetHead title={t('title')} heading={heading} closeLabel={words('close')} onClose={onClose}>
        <State tray={tray} />
      </SheetHead>
      <Body tabIndex={0}>
        {records === undefined ? (
          <Loading>
            <SkeletonRows label={t('loading')} />
          </Loading>
        ) : records.length === 0 ? (
          <Nothing>
            <EmptyState
              icon={<CircleCheck aria-hidden />}
              title={t('empty')}
              reason={time ? t('emptyReasonAt', { time }) : t('emptyReason')}
            />
          </Nothing>
        ) : (
          <Waiting records={records} onCorrect={onCorrect} />
        )}
      </Body>
      <Foot>
        <MainButton fault={status?.fault ?? null} waiting={tray.waiting} onSignIn={onSignIn} />
      </Foot>
    </>
  )
}

/** What waits on this device, and how it stands with the server. */
function useTray() {
  const device = useDevice()
  const locale = useLocale()
  const now = useNow()
  const records = useWatched(watchTray)
  const status = useObservable(() => device.sync.status, [device])
  const decisions = records?.filter(needsDecision).length ?? 0
  const waiting = (records?.length ?? 0) - decisions
  const time = status?.lastContact == null ? undefined : clockTime(status.lastContact, { now, locale })
  return { records, status, decisions, waiting, time }
}

function State({ tray }: { tray: ReturnType<typeof useTray> }) {
  const t = useTexts('tray')
  const { records, status, decisions, waiting, time } = tray
  const fault = status?.fault ?? null
  const isKept = useStorageKept((records?.length ?? 0) > 0)
  return (
    <>
      {records?.length || fault ? (
        <SheetSentence role="status">
          {traySentence(t, { fault }, { waiting, decisions }, time)}
        </SheetSentence>
      ) : null}
      {status?.isAlone ? <SheetSentence>{t('state.alone')}</SheetSentence> : null}
      {isKept === false && fault !== null ? <SheetSentence>{t('state.mayBeDropped')}</SheetSentence> : null}
    </>
  )
}

interface WaitingProps extends Pick<TraySheetProps, 'onCorrect'> {
  records: readonly TrayRecord[]
}

function Waiting({ records, onCorrect }: WaitingProps) {
  const device = useDevice()
  const t = useTexts('tray')
  const takeBack = async (record: TrayRecord, done: string) => {
    const isBack = await undo(device, record.key)
    showToast(isBack ? { tone: 'ok', text: done } : { tone: 'warn', text: t('onItsWay') })
  }
  return (
    <ol>
      {records.map((record) => (
        <TrayItem
          key={record.key}
          record={record}
          isBehind={records.some(
            (each) =>
              each.seq < record.seq && each.lane === record.lane && BLOCKING_STATES.includes(each.state),
          )}
          onUndo={(what) => void takeBack(record, t('undone', { what }))}
          onDrop={(what) => void takeBack(record, t('dropped', { what }))}
          onKeep={() => void keepMine(device, record.key)}
          onCorrect={onCorrect}
        />
      ))}
    </ol>
  )
}

interface MainButtonProps extends Pick<TraySheetProps, 'onSignIn'> {
  fault: SyncFault | null
  waiting: number
}

/** What helps most now: signing in, the new version, or sending. */
function MainButton({ fault, waiting, onSignIn }: MainButtonProps) {
  const device = useDevice()
  const t = useTexts('tray')
  const words = useTexts('words')
  if (fault === 'unauthorized' && onSignIn)
    return (
      <Button variant="primary" onClick={onSignIn}>
        {words('signIn')}
      </Button>
    )
  if (fault === 'outdated')
    return (
      <Button variant="primary" onClick={() => window.location.reload()}>
        {words('reload')}
      </Button>
    )
  return (
    <Button
      variant={waiting > 0 ? 'primary' : 'secondary'}
      disabledReason={waiting === 0 && fault === null ? t('nothingToSend') : undefined}
      onClick={() => device.sync.syncNow()}
    >
      {words('sendNow')}
    </Button>
  )
}
