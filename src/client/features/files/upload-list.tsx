import { chakra } from '@chakra-ui/react'
import { Pause, Play, X } from 'lucide-react'
import { useState } from 'react'
import { isUploadOver, type UploadView } from '#client/data/uploads/upload-record.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { bytesText } from './bytes.ts'
import { CancelQuestion } from './cancel-question.tsx'
import { FileState } from './file-state.tsx'
import { standingOfUpload } from './file-standing.ts'
import { faultText, stateText } from './file-words.ts'
import { UploadBar } from './upload-bar.tsx'
import type { UploadActs } from './use-upload-views.ts'

const List = chakra('ul', { base: { listStyleType: 'none' } })
const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: 2,
    py: 3.5,
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: 0 },
  },
})
const Name = chakra('div', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } })
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: 0.5,
    fontSize: 'control',
    color: 'muted',
    overflowWrap: 'anywhere',
  },
})
const Sentence = chakra('p', { base: { fontSize: 'control', color: 'muted', textWrap: 'pretty' } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

interface UploadListProps {
  label: string
  views: readonly UploadView[]
  uploads: UploadActs | undefined
}

/** The uploads of this device, each with what can be done about it. */
export function UploadList({ label, views, uploads }: UploadListProps) {
  const { companyOf } = useCompanyNames()
  return (
    <List aria-label={label}>
      {views.map((upload) => (
        <UploadItem
          key={upload.id}
          upload={upload}
          company={companyOf(upload.customerId)}
          uploads={uploads}
        />
      ))}
    </List>
  )
}

interface UploadItemProps {
  upload: UploadView
  company: string
  uploads: UploadActs | undefined
}

function UploadItem({ upload, company, uploads }: UploadItemProps) {
  const t = useTexts('files')
  const errors = useTexts('errors')
  const locale = useLocale()
  const isOnline = useIsOnline()
  const isOver = isUploadOver(upload)
  return (
    <Item aria-label={upload.fileName}>
      <div>
        <Name>{upload.fileName}</Name>
        <Line>
          <span>{company}</span>
          {isOver ? <span>{bytesText(upload.size, locale)}</span> : null}
        </Line>
      </div>
      <FileState
        row={{ standing: standingOfUpload(upload) }}
        said={stateText(upload, { t, isOnline })}
        t={t}
        locale={locale}
      />
      {isOver ? null : <UploadBar upload={upload} />}
      {isOver || upload.isKept ? null : <Sentence>{t('keepOpen')}</Sentence>}
      {upload.state === 'failed' ? <Sentence>{faultText(upload.fault, { t, errors })}</Sentence> : null}
      {uploads ? <UploadButtons upload={upload} uploads={uploads} /> : null}
    </Item>
  )
}

const PAUSABLE = new Set<UploadView['state']>(['reading', 'sending', 'waiting'])
const RESUMABLE = new Set<UploadView['state']>(['waiting', 'paused'])

function UploadButtons({ upload, uploads }: { upload: UploadView; uploads: UploadActs }) {
  const t = useTexts('files')
  const [isAsking, setAsking] = useState(false)
  const { id, state, wish, fileName: name } = upload
  const stop = () => setAsking(false)
  if (isUploadOver(upload))
    return (
      <Actions>
        <Button aria-label={t('acts.forgetOf', { name })} onClick={() => void uploads.forget(id)}>
          {t('acts.forget')}
        </Button>
      </Actions>
    )
  return (
    <Actions>
      {PAUSABLE.has(state) ? (
        <Button
          icon={<Pause aria-hidden />}
          aria-label={t('acts.pauseOf', { name })}
          busy={wish === 'pause'}
          onClick={() => void uploads.pause(id)}
        >
          {t('acts.pause')}
        </Button>
      ) : null}
      {RESUMABLE.has(state) ? (
        <Button
          icon={<Play aria-hidden />}
          aria-label={t('acts.resumeOf', { name })}
          busy={wish === 'resume'}
          onClick={() => void uploads.resume(id)}
        >
          {t('acts.resume')}
        </Button>
      ) : null}
      <Button
        icon={<X aria-hidden />}
        aria-label={t('acts.cancelOf', { name })}
        busy={wish === 'cancel'}
        onClick={() => setAsking(true)}
      >
        {t('acts.cancel')}
      </Button>
      {isAsking ? (
        <CancelQuestion
          name={name}
          onConfirm={() => {
            stop()
            void uploads.cancel(id)
          }}
          onClose={stop}
        />
      ) : null}
    </Actions>
  )
}
