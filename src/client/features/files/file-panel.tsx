import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { isVendorSupported } from '#shared/domain/files/log-vendors.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Mono } from '#client/ui/words.tsx'
import { bytesText } from './bytes.ts'
import type { ColumnContext } from './file-columns.tsx'
import type { FileRow } from './file-rows.ts'
import { groupOf } from './file-standing.ts'
import { FileState } from './file-state.tsx'
import { faultText, tooNewText, typeText } from './file-words.ts'
import { CancelFileDialog, DeleteFileDialog } from './remove-dialogs.tsx'
import { UploadBar } from './upload-bar.tsx'
import { useDeletableFrom } from './use-deletable-from.ts'
import { useDownload } from './use-download.ts'
import { useNoManage } from './use-no-manage.ts'
import type { UploadActs } from './use-upload-views.ts'

const Help = chakra('div', { base: { fontSize: 'small', color: 'muted' } })

interface FilePanelProps extends ColumnContext {
  row: FileRow
  uploads: UploadActs | undefined
  onClose: () => void
}

/** One file; mounted with its id as key, so that nothing of another one lingers. */
export function FilePanel({ row, uploads, onClose, ...context }: FilePanelProps) {
  const { t, words, locale } = context
  const errors = useTexts('errors')
  const [asked, setAsked] = useState<'delete' | 'cancel'>()
  const { isAsking, refusal, download } = useDownload(row.file)
  const { file, upload, standing } = row
  const isGoing = groupOf(standing) === 'going'
  const stop = () => setAsked(undefined)
  return (
    <SidePanel
      title={file.file_name}
      context={t('panel.context')}
      summary={<FileState row={row} t={t} locale={locale} />}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <>
          {standing === 'uploaded' ? (
            <DownloadButton busy={isAsking} onClick={() => void download()} />
          ) : null}
          {isGoing ? (
            <CancelButton onClick={() => setAsked('cancel')} />
          ) : (
            <DeleteButton row={row} {...context} onClick={() => setAsked('delete')} />
          )}
        </>
      }
    >
      {standing === 'failed' ? (
        <Callout tone="warn" title={t('panel.failed')}>
          {faultText(row.fault, { t, errors })}
        </Callout>
      ) : null}
      {refusal ? (
        <Callout tone="error" title={errors('downloadNotSigned')}>
          {refusal.code === undefined || refusal.code === 'downloadNotSigned'
            ? t('download.again')
            : errors(refusal.code)}
        </Callout>
      ) : null}
      {isGoing && upload ? <UploadBar upload={upload} /> : null}
      <FileDetails row={row} {...context} />
      {asked === 'delete' ? (
        <DeleteFileDialog row={row} uploads={uploads} onClose={stop} onDeleted={onClose} />
      ) : null}
      {asked === 'cancel' ? <CancelFileDialog row={row} uploads={uploads} onClose={stop} /> : null}
    </SidePanel>
  )
}

function FileDetails({ row: { file, company, by }, t, words, locale }: ColumnContext & { row: FileRow }) {
  const toasts = useTexts('toasts')
  return (
    <DefinitionList
      items={[
        { term: words('company'), value: company },
        {
          term: t('columns.vendor'),
          value: (
            <>
              {file.vendor}
              {isVendorSupported(file.vendor) ? null : <Help>{toasts('vendorNotSupported')}</Help>}
            </>
          ),
        },
        { term: t('columns.file_size'), value: bytesText(file.file_size, locale) },
        { term: t('columns.type'), value: typeText(file, t) },
        { term: t('columns.extension'), value: file.extension },
        { term: t('columns.by'), value: by },
        { term: t('panel.begun'), value: <TimeText at={file.begun_at} locale={locale} /> },
        ...(file.uploaded === null
          ? []
          : [{ term: t('columns.uploaded'), value: <TimeText at={file.uploaded} locale={locale} /> }]),
        { term: t('panel.id'), value: <Mono>{file.id}</Mono> },
      ]}
    />
  )
}

function DownloadButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const isOnline = useIsOnline()
  const t = useTexts('files')
  return (
    <Button
      variant="primary"
      icon={<Download aria-hidden />}
      busy={busy}
      disabledReason={isOnline ? undefined : t('download.offline')}
      onClick={onClick}
    >
      {t('download.button')}
    </Button>
  )
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const t = useTexts('files')
  return (
    <Button disabledReason={useNoManage()} onClick={onClick}>
      {t('cancel.button')}
    </Button>
  )
}

interface DeleteButtonProps extends ColumnContext {
  row: FileRow
  onClick: () => void
}

function DeleteButton({ row: { file }, t, words, locale, onClick }: DeleteButtonProps) {
  const noManage = useNoManage()
  const from = useDeletableFrom(file)
  const tooNew = from === undefined ? undefined : tooNewText(from, { t, locale })
  const why = noManage ?? tooNew
  return (
    <>
      <Button variant="danger" disabledReason={why} onClick={onClick}>
        {words('delete')}
      </Button>
      {tooNew && why === tooNew ? <Help>{tooNew}</Help> : null}
    </>
  )
}
