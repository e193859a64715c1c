import { FileUp, Upload } from 'lucide-react'
import { useMemo } from 'react'
import { watchFiles } from '#client/data/uploads/files.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { type ColumnContext, FileCard, fileColumns } from './file-columns.tsx'
import { FileFigures } from './file-figures.tsx'
import { fileList } from './file-list.ts'
import { FilePanel } from './file-panel.tsx'
import { type FileRow, fileRows } from './file-rows.ts'
import type { FilesAddress } from './files-address.ts'
import { useFileFilters } from './use-file-filters.ts'
import { ToSetup } from './to-setup.tsx'
import { useNoManage } from './use-no-manage.ts'
import { useUploaderNames } from './use-uploader-names.ts'
import { useUploadViews } from './use-upload-views.ts'

/** One script for both pages: what three share, as these and the sign in the bar would, is loaded with every screen. */
export { UploadPage } from './upload-page.tsx'

/** What was uploaded for all companies, or for one (FILE-01). */
export function FilesPage({ address, onAddress }: ScreenProps<FilesAddress>) {
  const { company } = address
  const t = useTexts('files')
  const words = useTexts('words')
  const locale = useLocale()
  const { rows: all, uploads } = useFileRows(company)
  const { rows, isUnread, readAt } = useKnown(all, isRead)
  const isOfOne = company !== undefined
  const context = useMemo<ColumnContext>(() => ({ t, words, locale, isOfOne }), [t, words, locale, isOfOne])
  const columns = useMemo(() => fileColumns(context), [context])
  const list = useList({ definition: fileList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <ListPage
      list={list}
      section="files"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={
        <>
          <ToSetup company={company} />
          <ToUpload company={company} />
        </>
      }
      figures={<FileFigures rows={rows} isUnread={isUnread} address={address} onAddress={onAddress} />}
      search={t('search')}
      filters={useFileFilters({ rows, address })}
      empty={{
        icon: <FileUp aria-hidden />,
        none: [t('empty.none'), t('empty.noneReason')],
        action: <ToUpload company={company} />,
        unread: [t('empty.unread'), t('empty.unreadReason')],
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(row, open) => <FileCard {...context} row={row} open={open} />}
      rowState={rowState}
      renderPanel={(row, close) => <FilePanel {...context} row={row} uploads={uploads} onClose={close} />}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    />
  )
}

/** What this device is about to send tells nothing of what the server has. */
const isRead = (rows: readonly FileRow[]) => rows.some(({ isKnown }) => isKnown)

const noUploads: never[] = []

/** The files of the company, or of all, and the way to act on those that this device sends. */
function useFileRows(company: string | undefined) {
  const { userData } = useDevice().login
  const { companyOf } = useCompanyNames()
  const byOf = useUploaderNames()
  const files = useWatched(watchFiles)
  const { uploads, views = noUploads } = useUploadViews()
  const rows = useMemo(
    () =>
      files &&
      fileRows(files, views, { userId: userData.id, companyOf, byOf }).filter(
        ({ file }) => company === undefined || file.customer_id === company,
      ),
    [files, views, userData.id, companyOf, byOf, company],
  )
  return { rows, uploads }
}

function ToUpload({ company }: { company: string | undefined }) {
  const go = useGo()
  const t = useTexts('files')
  return (
    <Button
      variant="primary"
      icon={<Upload aria-hidden />}
      disabledReason={useNoManage()}
      onClick={() => go({ to: '/setup/upload', search: company === undefined ? {} : { company } })}
    >
      {t('toUpload')}
    </Button>
  )
}
