import { onOpen, onRaw, type Route } from '#server/route.ts';
import { readFile as readFileContract, uploadFile as uploadFileContract } from '../contract.ts';
import { readFile } from './read-file.ts';
import { receiveFile, uploadFile } from './upload-file.ts';

export const fileRoutes: Route[] = [onRaw(uploadFileContract, receiveFile, uploadFile), onOpen(readFileContract, readFile)];
