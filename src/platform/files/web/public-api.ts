export { FileUpload } from './file-upload.tsx';
export { PictureField, type PictureFieldProps } from './picture-field.tsx';
export { storeFile } from './store-file.ts';
export { type Upload, type Uploads, useUploads } from './use-uploads.ts';
