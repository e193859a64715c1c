import { chakra } from '@chakra-ui/react'
import { CircleAlert, FileText, FolderOpen, X } from 'lucide-react'
import { useRef } from 'react'
import { fileProblem, UPLOAD_EXTENSIONS } from '#shared/domain/files/file-rules.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { useFileDrop } from '#client/ui/fields/use-file-drop.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { bytesText } from './bytes.ts'
import { type ChosenFile, withFiles } from './upload-draft.ts'

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
    '& > p': { flex: '1 1 14rem', fontSize: 'small', color: 'muted', textWrap: 'pretty' },
  },
})
const Chosen = chakra('ul', { base: { listStyleType: 'none', _empty: { display: 'none' } } })
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: 2.5,
    py: 1,
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'control',
    '& > svg': { boxSize: '1rem', color: 'muted' },
    '& > .name': { overflowWrap: 'anywhere' },
    '& > .size': { color: 'muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& > .problem': {
      gridColumn: '2 / -1',
      display: 'flex',
      gap: 1.5,
      color: 'red',
      fontSize: 'small',
      '& svg': { boxSize: '0.875rem', mt: '0.15em', flexShrink: 0 },
    },
  },
})

interface FilePickerProps {
  value: readonly ChosenFile[]
  onChange: (files: readonly ChosenFile[]) => void
  error: string | undefined
}

/** Takes files that are chosen or dropped, and says at each what is wrong with it (FILE-07). */
export function FilePicker({ value, onChange, error }: FilePickerProps) {
  const t = useTexts('files')
  const input = useRef<HTMLInputElement>(null)
  const drop = useFileDrop((more) => onChange(withFiles(value, more)))
  return (
    <Field label={t('upload.files')} error={error} required>
      {({ id, 'aria-describedby': describedBy }) => (
        <div data-invalid={error === undefined ? undefined : true}>
          <Zone {...drop.zone}>
            <input
              {...drop.input}
              ref={input}
              id={id}
              hidden
              tabIndex={-1}
              accept={UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
            />
            <Button
              icon={<FolderOpen aria-hidden />}
              aria-describedby={describedBy}
              onClick={() => input.current?.click()}
            >
              {t('upload.choose')}
            </Button>
            <p>{t('upload.drop')}</p>
          </Zone>
          <ChosenFiles files={value} onRemove={(key) => onChange(value.filter((each) => each.key !== key))} />
        </div>
      )}
    </Field>
  )
}

interface ChosenFilesProps {
  files: readonly ChosenFile[]
  onRemove: (key: string) => void
}

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const t = useTexts('files')
  const errors = useTexts('errors')
  const locale = useLocale()
  return (
    <Chosen aria-label={t('upload.chosen')} aria-live="polite">
      {files.map(({ key, file }) => {
        const problem = fileProblem(file)
        return (
          <Item key={key}>
            <FileText aria-hidden />
            <span className="name">{file.name}</span>
            <span className="size">{bytesText(file.size, locale)}</span>
            <IconButton
              icon={<X aria-hidden />}
              label={t('upload.remove', { name: file.name })}
              onClick={() => onRemove(key)}
            />
            {problem ? (
              <span className="problem">
                <CircleAlert aria-hidden />
                {errors(problem)}
              </span>
            ) : null}
          </Item>
        )
      })}
    </Chosen>
  )
}
