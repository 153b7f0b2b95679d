/** A picture of a position for other programs. */
import { saveFile } from '../lib/file';
import { t } from '../lib/words.svelte';
import { ask } from './asking';

const WIDTH = 1200;

/** Copy a picture that lies at an address. */
export async function pictureToClipboard(address: string): Promise<string> {
  return copyPicture(await (await ask(new Request(address))).text());
}

/** Copy a picture as PNG; where the browser won't, save it. Gives what became of it. */
export async function copyPicture(svg: string): Promise<string> {
  const png = await rendered(svg);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return t('web-copied');
  } catch {
    saveFile(png, 'serpentry.png');
    return t('web-picture-saved');
  }
}

async function rendered(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * (image.naturalHeight || 1)) / (image.naturalWidth || 1));
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((settle, fail) =>
    canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
