// The shop in the place of the hand: a card for each unit, and a slip for each one ordered.
import type { ComponentChildren } from 'preact';
import { ring, type RingState } from '../../../ui/ring';
import type { Empire } from './empires';
import { Piece, type PieceKind } from './piece';
import './shop.css';

interface ShopProps {
    empire: Empire;
    kind: PieceKind;
    name: string;
    price: string;
    text: string;
    stock: string;
    state?: RingState;
}

export function ShopCard({ empire, kind, name, price, text, stock, state = {} }: ShopProps) {
    return (
        <div class={`otv-shop ${ring(state)}`}>
            <div class="otv-shop-head">
                <Piece empire={empire} kind={kind} size={30} />
                <b>{name}</b>
            </div>
            <small>{text}</small>
            <div class="otv-shop-foot">
                <small>{stock}</small>
                <span class="otv-shop-price">{price}</span>
            </div>
        </div>
    );
}

interface SlipProps {
    /** Left out: nothing is ordered on it yet, and a word may stand there. */
    order?: { empire: Empire; kind: PieceKind; name: string; price: string; brings?: string };
    /** Where it goes: a choice of planets. */
    children?: ComponentChildren;
}

export function OrderSlip({ order, children }: SlipProps) {
    return (
        <div class={`otv-slip${order ? ' is-on' : ''}`}>
            {order && (
                <div class="otv-slip-head">
                    <Piece empire={order.empire} kind={order.kind} size={30} />
                    <b>{order.name}</b>
                    <span class="otv-shop-price">{order.price}</span>
                </div>
            )}
            {order?.brings && <small class="otv-slip-brings">{order.brings}</small>}
            <div class="otv-slip-foot">{children}</div>
        </div>
    );
}
