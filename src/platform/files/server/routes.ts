import { on, onOpen, onRaw, type Route } from '#server/route.ts';
import { readFile as readFileContract, readPictures as readPicturesContract, uploadFile as uploadFileContract } from '../contract.ts';
import { receiveFile, uploadFile } from './keep-file.ts';
import { readFile, readPictures } from './read-file.ts';

export const fileRoutes: Route[] = [
  onRaw(uploadFileContract, receiveFile, uploadFile),
  onOpen(readFileContract, readFile),
  on(readPicturesContract, readPictures),
];
