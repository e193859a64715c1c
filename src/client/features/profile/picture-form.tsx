import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { pictureLimits } from '#shared/domain/users/profile.ts'
import { removePicture, savePicture } from '#client/data/nouns/profile.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { refusalOf } from '#client/data/refusal.ts'
import { useRefusalText } from './refusal.ts'

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })
const media: readonly string[] = pictureLimits.media

interface PictureFormProps {
  name: string
  picture: string | null
  disabledReason: string | undefined
}

/** A person's picture, or the letters that stand in its place. */
export function PictureForm({ name, picture, disabledReason }: PictureFormProps) {
  const device = useDevice()
  const t = useTexts('profile')
  const refusalText = useRefusalText()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'choose' | 'remove'>()
  const [failure, setFailure] = useState<string>()

  const act = async (what: 'choose' | 'remove', request: () => Promise<void>, done: string) => {
    setBusy(what)
    setFailure(undefined)
    try {
      await request()
      showToast({ tone: 'ok', text: done })
    } catch (cause) {
      setFailure(refusalText(refusalOf(cause)))
    }
    setBusy(undefined)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    // The same file may be chosen again.
    event.currentTarget.value = ''
    if (!file) return
    if (!media.includes(file.type)) setFailure(t('picture.issues.media'))
    else if (file.size > pictureLimits.bytes) setFailure(t('picture.issues.size'))
    else void act('choose', () => savePicture(device, file), t('picture.saved'))
  }
  return (
    <>
      {failure ? <Callout tone="error">{failure}</Callout> : null}
      <Row>
        <Avatar name={name} picture={picture} large />
        <Actions>
          <input
            ref={input}
            type="file"
            accept={media.join(',')}
            aria-label={t('picture.file')}
            tabIndex={-1}
            hidden
            onChange={choose}
          />
          <Button
            icon={<Upload aria-hidden />}
            busy={busy === 'choose'}
            disabledReason={disabledReason}
            onClick={() => input.current?.click()}
          >
            {t('picture.choose')}
          </Button>
          {picture ? (
            <Button
              busy={busy === 'remove'}
              disabledReason={disabledReason}
              onClick={() => void act('remove', () => removePicture(device), t('picture.removed'))}
            >
              {t('picture.remove')}
            </Button>
          ) : null}
        </Actions>
      </Row>
    </>
  )
}
