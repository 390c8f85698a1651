import { mount } from 'svelte'
import App from './App.svelte'
import './style/page.css'

const page = document.getElementById('page')
if (page) mount(App, { target: page })

/** What makes the page open without a line comes after all that is needed now. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/worker.js').catch(() => null),
  )
}
