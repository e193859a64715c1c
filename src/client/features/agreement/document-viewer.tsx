import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import { useTexts } from '#client/texts/texts.ts'
import { afterResize } from '#client/ui/theme/after-resize.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { AgreementFile } from './agreement.machine.ts'

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/** The page's policy allows no code made of text, and the document has nothing that needs WebAssembly. */
const OPTIONS = { isEvalSupported: false, useWasm: false }
/** Narrower, the letters could not be read: a phone shows a part of the page. */
const LEAST_WIDTH = 520
/** How far a turn of the wheel goes (AUTH-41). */
const WHEEL_SPEED = 2

const Paper = chakra('div', {
  base: {
    maxH: '40vh',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Pager = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    fontSize: 'control',
    fontVariantNumeric: 'tabular-nums',
  },
})

export interface DocumentViewerProps {
  file: AgreementFile
  /** Stands there until the first page is drawn. */
  loading: ReactNode
  onShown: () => void
  onBroken: () => void
}

/** A document of several pages, one at a time; its text can be read out and selected. */
export function DocumentViewer({ file, loading, onShown, onBroken }: DocumentViewerProps) {
  const t = useTexts('agreement')
  const paper = useRef<HTMLDivElement>(null)
  const width = useWidth(paper)
  useFastWheel(paper)
  const [page, setPage] = useState(1)
  const [pages, setPages] = useState(0)
  // The reader takes what it is given away.
  const source = useMemo(() => ({ data: file.slice() }), [file])

  const turnTo = (next: number) => {
    setPage(next)
    paper.current?.scrollTo({ top: 0, left: 0 })
  }
  return (
    <>
      <Paper ref={paper} tabIndex={0} role="region" aria-label={t('document')}>
        <Document
          file={source}
          options={OPTIONS}
          loading={loading}
          error={null}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          onLoadError={onBroken}
          onSourceError={onBroken}
        >
          {width === undefined ? null : (
            <Page
              pageNumber={page}
              width={Math.max(width, LEAST_WIDTH)}
              loading={loading}
              error={null}
              renderAnnotationLayer={false}
              onRenderSuccess={onShown}
              onRenderError={onBroken}
            />
          )}
        </Document>
      </Paper>
      {pages > 0 ? (
        <Pager>
          <IconButton
            framed
            icon={<ChevronLeft aria-hidden />}
            label={t('previous')}
            disabledReason={page === 1 ? t('page', { page, pages }) : undefined}
            onClick={() => turnTo(page - 1)}
          />
          <span role="status">{t('page', { page, pages })}</span>
          <IconButton
            framed
            icon={<ChevronRight aria-hidden />}
            label={t('next')}
            disabledReason={page === pages ? t('page', { page, pages }) : undefined}
            onClick={() => turnTo(page + 1)}
          />
        </Pager>
      ) : null}
    </>
  )
}

/** The width inside a box, at first and after each change of the window, for which the page is not drawn again and again. */
function useWidth(box: React.RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const measure = () => setWidth(current.clientWidth)
    measure()
    const settle = afterResize(measure)
    const watching = new ResizeObserver(settle)
    watching.observe(current)
    return () => {
      watching.disconnect()
      settle.cancel()
    }
  }, [box])
  return width
}

/** The wheel turns pages of text faster than it would by itself; with a key held down it zooms as ever. */
function useFastWheel(box: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = box
    if (!current) return undefined
    const scroll = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const line = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      current.scrollBy({ top: event.deltaY * line * WHEEL_SPEED, left: event.deltaX * line })
    }
    // Only a listener that is not passive can scroll in the browser's place.
    current.addEventListener('wheel', scroll, { passive: false })
    return () => current.removeEventListener('wheel', scroll)
  }, [box])
}
