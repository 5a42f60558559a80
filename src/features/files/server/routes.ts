import { on, onOpen, onRaw, type Route } from '#server/route.ts';
import { readFile as readFileContract, readPictures as readPicturesContract, uploadFile as uploadFileContract } from '../contract.ts';
import { readFile } from './read-file.ts';
import { readPictures } from './read-pictures.ts';
import { receiveFile, uploadFile } from './upload-file.ts';

export const fileRoutes: Route[] = [
  onRaw(uploadFileContract, receiveFile, uploadFile),
  onOpen(readFileContract, readFile),
  on(readPicturesContract, readPictures),
];
