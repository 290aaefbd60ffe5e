import { buildProduct } from '../build-product.ts';

await buildProduct();
