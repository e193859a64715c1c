import { useTexts } from '#client/texts/texts.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { IntuneArea } from '../../device-policy-rows.ts'
import { useOwnTemplates } from '../../save-template/use-own-templates.ts'
import { FileDrop } from './file-drop.tsx'
import { FoundPolicies } from './found-policies.tsx'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  area: IntuneArea
  onClose: () => void
}

/** Makes templates of the policies that files hold (INTUNE-01, INTUNE-02). */
export function ImportDialog(props: ImportDialogProps) {
  const own = useOwnTemplates(props.area)
  // Without them it is not known which names are free.
  return own ? <Import {...props} {...own} /> : null
}

function Import({
  area,
  names,
  room,
  onClose,
}: ImportDialogProps & NonNullable<ReturnType<typeof useOwnTemplates>>) {
  const t = useTexts('intuneTemplates')
  const intune = useTexts('intune')
  const words = useTexts('words')
  const protect = useTexts('protect')
  const asked = useImport(area, names, t('import.nameless'))
  const { files, wanted, failure, isAdding } = asked
  const { guard, release, dialog } = useUnsaved(wanted.length > 0)
  const leave = () => guard(onClose)
  const nameByKey = new Map(wanted.map(({ found, name }) => [found.key, name]))
  const tooMany = wanted.length > room ? intune('saveTemplate.tooMany', { count: room }) : undefined
  const add = async () => {
    const { count, isWhole } = await asked.add()
    if (count > 0) showToast({ tone: 'ok', text: intune('saveTemplate.kept', { count }) })
    if (!isWhole) return
    release()
    onClose()
  }
  return (
    <>
      <Dialog
        open
        size="large"
        onClose={leave}
        title={t(`import.title.${area}`)}
        closeLabel={words('close')}
        footer={
          <>
            <Button onClick={leave}>{words('cancel')}</Button>
            <Button
              variant="primary"
              busy={isAdding}
              disabledReason={wanted.length === 0 ? t('import.chooseFirst') : isAdding ? undefined : tooMany}
              onClick={() => void add()}
            >
              {t('import.add', { count: wanted.length })}
            </Button>
          </>
        }
      >
        {failure ? (
          <Callout tone="error" title={intune('saveTemplate.failed')}>
            {protect(`failures.${failure}`)}
          </Callout>
        ) : null}
        <FileDrop onFiles={(added) => void asked.read(added)} />
        {files.length > 0 ? (
          <Quiet as="p" fontSize="small">
            {intune('deploy.tenants')}
          </Quiet>
        ) : null}
        {files.map((file) => (
          <FoundPolicies
            key={file.key}
            file={file}
            chosen={asked.chosen}
            nameOf={(key) => nameByKey.get(key)}
            onChoose={asked.choose}
          />
        ))}
        {asked.isReading ? <SkeletonRows rows={2} label={t('import.reading')} /> : null}
      </Dialog>
      {dialog}
    </>
  )
}
