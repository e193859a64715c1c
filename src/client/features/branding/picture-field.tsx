import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { type BrandPicture, chosenPictureLimits } from '#shared/domain/branding/branding.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { isHardToSee, openPicture, type PictureProblem } from './pictures.ts'

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })
const Kept = chakra('img', {
  base: {
    display: 'block',
    maxW: 'full',
    maxH: '4rem',
    p: 2,
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'control',
  },
})
const None = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

const KINDS = { logo_light: 'logo', favicon: 'favicon' } as const

interface PictureFieldProps {
  name: BrandPicture
  picture: string | null
  isPublished: boolean
  disabledReason: string | undefined
  onPicture: (picture: string | null) => void
  onPublish: (isPublished: boolean) => void
}

/** A picture of the branding: chosen, cropped, shown or taken away. */
export function PictureField({
  name,
  picture,
  isPublished,
  disabledReason,
  onPicture,
  onPublish,
}: PictureFieldProps) {
  const t = useTexts('branding')
  const kind = KINDS[name]
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<HTMLImageElement>()
  const [problem, setProblem] = useState<PictureProblem>()
  const isHard = useIsHardToSee(picture)

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    // The same file may be chosen again.
    event.currentTarget.value = ''
    if (!file) return
    const found = await openPicture(file)
    setProblem(typeof found === 'string' ? found : undefined)
    if (typeof found !== 'string') setOpened(found)
  }
  const close = () => {
    if (opened) URL.revokeObjectURL(opened.src)
    setOpened(undefined)
  }
  return (
    <>
      {problem ? <Callout tone="error">{t(`problems.${problem}`)}</Callout> : null}
      {picture === null ? <None>{t(`${kind}.none`)}</None> : <Kept src={picture} alt={t(`${kind}.alt`)} />}
      {isHard ? <Callout tone="warn">{t('hardToSee')}</Callout> : null}
      <input
        ref={input}
        type="file"
        accept={chosenPictureLimits.media.join(',')}
        aria-label={t(`${kind}.file`)}
        tabIndex={-1}
        hidden
        onChange={(event) => void choose(event)}
      />
      <Actions>
        <Button
          icon={<Upload aria-hidden />}
          disabledReason={disabledReason}
          onClick={() => input.current?.click()}
        >
          {t(`${kind}.choose`)}
        </Button>
        {picture === null ? null : (
          <Button disabledReason={disabledReason} onClick={() => onPicture(null)}>
            {t(`${kind}.remove`)}
          </Button>
        )}
      </Actions>
      <Checkbox
        label={t(`${kind}.publish`)}
        checked={isPublished}
        onChange={onPublish}
        disabled={disabledReason !== undefined || picture === null}
      />
      {opened ? (
        <CropDialog
          name={name}
          image={opened}
          title={t(`${kind}.crop`)}
          onClose={close}
          onCropped={(cropped) => {
            close()
            onPicture(cropped)
          }}
        />
      ) : null}
    </>
  )
}

function useIsHardToSee(picture: string | null): boolean {
  const [hard, setHard] = useState<string>()
  useEffect(() => {
    if (picture === null) return undefined
    let isLeft = false
    isHardToSee(picture).then(
      (isHard) => {
        if (!isLeft) setHard(isHard ? picture : undefined)
      },
      // A picture that cannot be drawn is seen to be missing.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [picture])
  return picture !== null && hard === picture
}
