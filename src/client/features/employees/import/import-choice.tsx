import { chakra } from '@chakra-ui/react'
import { Download, FileSpreadsheet, FolderOpen } from 'lucide-react'
import { useRef } from 'react'
import {
  IMPORT_EXTENSIONS,
  IMPORT_FIELDS,
  TEMPLATE_NAME,
} from '#shared/domain/employee-import/import-file.ts'
import { CompanyField } from '#client/parts/company-field.tsx'
import { saveFile } from '#client/parts/save-file.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { useFileDrop } from '#client/ui/fields/use-file-drop.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportPreviewPart } from './import-preview.tsx'
import type { ImportView } from './use-import.ts'

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    p: 4,
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'lineStrong',
    borderRadius: 'card',
    "&[data-over='true']": { borderColor: 'accent', bg: 'accentBg' },
    '& > p': { flex: '1 1 14rem', fontSize: 'small', textWrap: 'pretty' },
    '& .name': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      flex: '1 1 12rem',
      color: 'text',
      overflowWrap: 'anywhere',
      '& svg': { boxSize: '1rem', flexShrink: 0 },
    },
  },
})
const Intro = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    '& p': { flex: '1 1 16rem', textWrap: 'pretty' },
  },
})

/** Company, file and columns are chosen, and what would happen is shown. */
export function ImportChoice({ isCompanyFixed, ...view }: ImportView & { isCompanyFixed: boolean }) {
  const words = useTexts('words')
  const t = useTexts('employeeImport')
  const { state, send } = view
  const { company, fault } = state.context
  return (
    <>
      <Intro>
        <p>{t('intro')}</p>
        <TemplateButton writeTemplate={view.writeTemplate} />
      </Intro>
      {isCompanyFixed ? null : (
        <CompanyField
          label={words('company')}
          value={company}
          onChange={(chosen) => send({ type: 'company', company: chosen })}
          required
        />
      )}
      <FileChoice {...view} />
      {state.matches({ choosing: 'opening' }) ? <ProgressLine label={t('opening')} /> : null}
      {fault === undefined ? null : (
        <Callout tone="error" title={t(`fault.${fault}`)}>
          {t(`way.${fault}`)}
        </Callout>
      )}
      <ImportColumns {...view} />
      {fault === undefined ? <ImportPreviewPart {...view} /> : null}
      {company === undefined || state.context.file ? null : (
        <EarlierImports company={company} onShow={(id) => send({ type: 'show', id })} />
      )}
    </>
  )
}

function TemplateButton({ writeTemplate }: Pick<ImportView, 'writeTemplate'>) {
  const t = useTexts('employeeImport')
  const employees = useTexts('employees')
  const save = async () => {
    try {
      saveFile(TEMPLATE_NAME, await writeTemplate(IMPORT_FIELDS.map((field) => employees(`field.${field}`))))
    } catch (cause) {
      // oxlint-disable-next-line no-console
      console.warn('The template could not be made', cause)
      showToast({ tone: 'error', text: t('templateFailed') })
    }
  }
  return (
    <Button icon={<Download aria-hidden />} onClick={() => void save()}>
      {t('template')}
    </Button>
  )
}

function FileChoice({ state, send }: Pick<ImportView, 'state' | 'send'>) {
  const t = useTexts('employeeImport')
  const input = useRef<HTMLInputElement>(null)
  const { file } = state.context
  const drop = useFileDrop(([first]) => {
    if (first) send({ type: 'file', file: first })
  })
  return (
    <Field label={t('file')} required>
      {({ id }) => (
        <Zone {...drop.zone}>
          <input
            {...drop.input}
            ref={input}
            id={id}
            hidden
            tabIndex={-1}
            multiple={false}
            accept={IMPORT_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          />
          {file ? (
            <span className="name">
              <FileSpreadsheet aria-hidden />
              {file.name}
            </span>
          ) : null}
          <Button icon={<FolderOpen aria-hidden />} onClick={() => input.current?.click()}>
            {t(file ? 'other' : 'choose')}
          </Button>
          {file ? null : <p>{t('drop')}</p>}
        </Zone>
      )}
    </Field>
  )
}
