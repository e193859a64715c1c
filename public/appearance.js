// The app's script comes after the first paint: until then the ground has to be of the chosen appearance already.
try {
  const mode = localStorage.getItem('color-mode')
  if (mode === 'light' || mode === 'dark') document.documentElement.classList.add(mode)
} catch {
  // A browser that hands out no storage follows the system.
}
