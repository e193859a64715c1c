import { chakra } from '@chakra-ui/react'
import { Download, Eye, EyeOff, KeyRound } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { AgentPlatform } from '#shared/domain/employee-devices/agent-key.ts'
import { downloadAgent, readAgentKey, renewAgentKey } from '#client/data/nouns/employee-devices.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useAsk } from '#client/parts/connection/use-ask.ts'
import { useServerList } from '#client/parts/list/use-server-list.ts'
import { saveFile } from '#client/parts/save-file.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { useNoManage } from './use-no-manage.ts'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, overflowWrap: 'anywhere' },
})
const Said = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: 2,
    overflowWrap: 'anywhere',
  },
})

const Key = chakra('code', {
  base: { minW: 0, fontSize: 'small', userSelect: 'all', whiteSpace: 'normal', wordBreak: 'break-all' },
})

/** What hides a key that nobody asked to see. */
const HIDDEN = '•'.repeat(16)

interface KeyPartProps {
  /** The company, by id and name. */
  id: string
  name: string
  platform: AgentPlatform
}

/** The license key of a company and the file that has it in it. Neither is kept on this device. */
export function KeyPart({ id, name, platform }: KeyPartProps) {
  const device = useDevice()
  const isOnline = useIsOnline()
  const t = useTexts('agent')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const noManage = useNoManage()
  const [isAsking, setAsking] = useState(false)
  const [ask, run] = useAsk()
  const { rows, isReading, refusal, read } = useServerList(
    useCallback(async () => [await readAgentKey(device, id)], [device, id]),
    isOnline,
  )
  const disabledReason = noManage ?? (isOnline ? undefined : t('key.offline'))
  const [known] = rows ?? []
  const failed = ask.state === 'refused' ? ask : refusal
  const busy = ask.state === 'asking'

  const make = async () => {
    setAsking(false)
    await run(async () => void (await renewAgentKey(device, id)))
    await read()
  }
  const download = () =>
    run(async () => {
      const { name: fileName, file } = await downloadAgent(device, id, platform)
      saveFile(fileName, file)
    })

  return (
    <>
      {failed && isOnline ? (
        <Callout tone="error" title={t('key.failed')}>
          {failed.code ? errors(failed.code, { replace: failed.values ?? {} }) : words('unreachable')}
        </Callout>
      ) : null}
      {known === undefined ? (
        <UnknownKey isReading={isReading && isOnline} isOnline={isOnline} onRead={() => void read()} />
      ) : known.key === null ? (
        <Said>
          <Quiet>{t('key.none', { name })}</Quiet>
          <Button
            variant="primary"
            icon={<KeyRound aria-hidden />}
            busy={busy}
            disabledReason={disabledReason}
            onClick={() => void make()}
          >
            {t('key.make')}
          </Button>
        </Said>
      ) : (
        <KnownKey
          value={known.key}
          madeAt={known.made_at}
          platform={platform}
          busy={busy}
          disabledReason={disabledReason}
          onRenew={() => setAsking(true)}
          onDownload={() => void download()}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void make()}
        title={t('key.renewTitle', { name })}
        confirm={t('key.renew')}
        cancel={words('cancel')}
        closeLabel={words('close')}
        danger
      >
        <p>{t('key.renewText')}</p>
      </ConfirmDialog>
    </>
  )
}

interface UnknownKeyProps {
  isReading: boolean
  isOnline: boolean
  onRead: () => void
}

/** In the place of a key that the server has not told. */
function UnknownKey({ isReading, isOnline, onRead }: UnknownKeyProps) {
  const t = useTexts('agent')
  const words = useTexts('words')
  if (isReading) return <SkeletonRows rows={2} label={t('key.reading')} />
  return (
    <Said>
      <Quiet>{isOnline ? t('key.notRead') : t('key.offline')}</Quiet>
      {isOnline ? <Button onClick={onRead}>{words('tryAgain')}</Button> : null}
    </Said>
  )
}

interface KnownKeyProps {
  value: string
  madeAt: string | null
  platform: AgentPlatform
  busy: boolean
  /** Why nothing can be done with it now. */
  disabledReason: string | undefined
  onRenew: () => void
  onDownload: () => void
}

/** A key that there is: hidden until somebody asks to see it. */
function KnownKey({ value, madeAt, platform, busy, disabledReason, onRenew, onDownload }: KnownKeyProps) {
  const locale = useLocale()
  const t = useTexts('agent')
  const words = useTexts('words')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Said>
        <Key aria-label={t('key.title')}>{isShown ? value : HIDDEN}</Key>
        {madeAt === null ? null : (
          <Quiet>
            {t('key.made')} <TimeText at={madeAt} locale={locale} />
          </Quiet>
        )}
      </Said>
      <Line>
        <Button
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setShown((before) => !before)}
        >
          {t(isShown ? 'key.hide' : 'key.show')}
        </Button>
        <CopyButton
          text={value}
          label={t('key.copy')}
          copiedLabel={words('copied')}
          instead={{ act: () => setShown(true), label: t('key.notCopied') }}
        />
        <Button disabledReason={disabledReason} onClick={onRenew}>
          {t('key.renew')}
        </Button>
      </Line>
      <Line>
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          busy={busy}
          disabledReason={disabledReason}
          onClick={onDownload}
        >
          {t(`download.button.${platform}`)}
        </Button>
      </Line>
    </>
  )
}
