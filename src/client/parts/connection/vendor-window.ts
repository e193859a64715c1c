interface VendorWindow {
  /** Goes to an address; false where the browser did not open the window. */
  show: (url: string) => boolean
  close: () => void
}

/** A window for a vendor's page. Browsers open one right after a click alone, when there is no address to show yet. */
export function openVendorWindow(open: typeof window.open = window.open.bind(window)): VendorWindow {
  const opened = open('', '_blank')
  return {
    show: (url) => {
      opened?.location.replace(url)
      return opened !== null
    },
    close: () => opened?.close(),
  }
}
